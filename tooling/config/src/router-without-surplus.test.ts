import { expect, test } from 'vitest';
import { dropSurplus } from './router-without-surplus.ts';

test('removes names for developer tools', () => {
  expect(dropSurplus('Link.displayName = "Link";\nlink();')).toBe('\nlink();');
});

test('marks wrapped components as free of side effects', () => {
  expect(dropSurplus('var Link = React4.forwardRef(')).toBe(
    'var Link = /* @__PURE__ */ React4.forwardRef(',
  );
});

test('gives a class its context inside its body', () => {
  const code =
    'var Boundary = class extends React3.Component {\n  a = 1;\n};\nBoundary.contextType = Ctx;';
  expect(dropSurplus(code)).toBe(
    'var Boundary = class extends React3.Component { static contextType = Ctx;\n  a = 1;\n};',
  );
});
