import { storyLoaders } from '@kestrova/content';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClosingSection } from './closing-section.tsx';

test('shows what the person sends, uncropped, between the text and the signature', async () => {
  const { closing } = await storyLoaders.MAAB();
  render(<ClosingSection closing={closing} />);
  const picture = screen.getByRole('img', { name: closing.sends?.alt ?? '' });
  expect(picture).toMatchObject({ width: 480, height: 300 });
  expect(picture.getAttribute('loading')).toBe('lazy');
  const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;
  const [text, signature] = [screen.getByText(closing.text), screen.getByRole('figure')];
  expect(text.compareDocumentPosition(picture) & FOLLOWING).toBe(FOLLOWING);
  expect(picture.compareDocumentPosition(signature) & FOLLOWING).toBe(FOLLOWING);
});
