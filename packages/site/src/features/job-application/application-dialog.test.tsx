import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '../../lib/testing/render-site.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { createJob, fillIn, submit } from './testing/open-form.tsx';

test('shows a receipt for an accepted application: the spec’s text, the server’s message, and the next steps', async () => {
  const onReturn = vi.fn<() => void>();
  const { user } = renderSite(
    <ApplicationDialog job={createJob()} onClose={() => undefined} onReturn={onReturn} />,
  );
  await fillIn(user, 'asha.okafor@example.com');
  await user.click(submit());
  const name = 'Your Application Has Been Submitted!';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(
    dialog.getByText(
      'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
    ),
  ).toBeDefined();
  const next = dialog.getByRole('region', { name: 'What happens next' });
  const receipt = next.previousElementSibling;
  expect(receipt?.textContent).toBe('Thank you. We have received what you sent.');
  // The toast announces it.
  expect(receipt?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  expect(within(next).getAllByRole('listitem')).toHaveLength(3);
  expect(next.textContent).toMatch(/add or replace your CV, or withdraw/);
  await user.click(dialog.getByRole('button', { name: 'Return to Careers' }));
  expect(onReturn).toHaveBeenCalledOnce();
  // The page would announce the toast again after the receipt.
  expect(screen.getAllByText('Thank you. We have received what you sent.')).toHaveLength(1);
});
