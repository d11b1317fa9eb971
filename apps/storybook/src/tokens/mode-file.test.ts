import { expect, test } from 'vitest';
import { createModeFile } from './mode-file.ts';

test.each([
  ['light', '{paper}'],
  ['dark', '{ink-deep}'],
  ['deep', '{deep}'],
] as const)('writes %s in sRGB and pixels, with its roles described', (mode, surface) => {
  const file = createModeFile(mode);
  expect(file).not.toMatch(/oklch|"rem"|\$extensions/);
  const { color, space } = JSON.parse(file);
  expect(color.surface.$value).toBe(surface);
  expect(space[1].$value).toEqual({ value: 4, unit: 'px' });
  const { $type, $description, ...roles } = color;
  expect([$type, $description]).toEqual(['color', expect.any(String)]);
  for (const role of Object.values(roles)) expect(role).toHaveProperty('$description');
});
