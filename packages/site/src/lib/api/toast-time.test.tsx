import { showToast, ToastRegion } from '@kestrova/design-system';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test(
  'announces a toast in place, and hides it after five seconds unless it has the focus',
  { tags: ['WCAG-2.2.1', 'WCAG-4.1.3'] },
  () => {
    vi.useFakeTimers();
    render(<ToastRegion />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    const live = region.querySelector('[aria-live=assertive]');
    act(() => showToast({ tone: 'danger', message: 'Please call us.' }));
    expect(live?.textContent).toBe('Please call us.');
    expect(region.contains(document.activeElement)).toBe(false);
    act(() => void vi.advanceTimersByTime(4000));
    expect(live?.textContent).toBe('Please call us.');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(live?.textContent).toBe('Please call us.');
    dismiss.blur();
    act(() => void vi.advanceTimersByTime(2000));
    expect(live?.textContent).toBe('');
  },
);
