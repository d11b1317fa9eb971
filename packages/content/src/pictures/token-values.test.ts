import { expect, it } from 'vitest';
import { parseTokens, tokensIn, withTokenValues } from './token-values.ts';

const tokens = parseTokens(`
  /* --ghost: red; */
  :root { --paper: white; --ground: light-dark(var(--paper), black); --unused: blue }
  [data-ground='deep'] { --ground: black; }
`);

it('reads the first value of each property, and no comments', () => {
  expect(tokens.get('--ground')).toBe('light-dark(var(--paper), black)');
  expect(tokens.has('--ghost')).toBe(false);
});

it('follows a token to those that its value needs', () => {
  expect(tokensIn('fill:var(--ground)', tokens)).toEqual(['--ground', '--paper']);
});

it('puts just the values used at the top of the file', () => {
  const file = withTokenValues('<svg width="1"><g class="a"/></svg>', tokens);
  expect(file).toBe('<svg width="1"><g class="a"/></svg>');
  const painted = withTokenValues(
    '<svg width="1"><style>.a{fill:var(--ground)}</style></svg>',
    tokens,
  );
  expect(painted).toContain(
    '<svg width="1"><style>:root{color-scheme:light dark;--ground:light-dark(var(--paper), black);--paper:white}</style>',
  );
});

it('refuses a token that the design system does not have', () => {
  expect(() => withTokenValues('<svg>var(--absent)</svg>', tokens)).toThrow('no token --absent');
});
