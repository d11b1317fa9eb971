import appIcon from '@kestrova/design-system/brand/icon.svg?raw';
import { expect, test, vi } from 'vitest';
import { writeBrandFiles } from './brand-files.ts';

// Pictures take seconds.
vi.mock(import('./render-png.ts'), () => ({ renderPng: async () => new Uint8Array() }));

function readNumbers(pattern: RegExp): number[] {
  return (pattern.exec(appIcon)?.[1] ?? '').split(' ').map(Number);
}

test('lists each icon for any use and as maskable', async () => {
  const files = new Map<string, string | Uint8Array>();
  await writeBrandFiles([], async (file, content) => void files.set(file, content));
  expect(JSON.parse(String(files.get('site.webmanifest')))).toMatchObject({
    icons: [
      { src: '/icons/192.png', purpose: 'any' },
      { src: '/icons/192.png', purpose: 'maskable' },
      { src: '/icons/512.png', purpose: 'any' },
      { src: '/icons/512.png', purpose: 'maskable' },
    ],
  });
});

// Launchers show at least a circle of 80% of the icon's width (Web App Manifest, "Icon masks").
test('keeps the mark inside the circle that every launcher shows', () => {
  const [left = 0, top = 0, width = 0] = readNumbers(/viewBox="([^"]+)"/);
  const [x = 0, y = 0] = readNumbers(/ d="M([\d ]+)h/);
  const center = width / 2;
  expect(Math.hypot(x - left - center, y - top - center)).toBeLessThanOrEqual(0.4 * width);
});
