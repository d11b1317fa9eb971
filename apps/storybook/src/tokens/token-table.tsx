import tokens from '@kestrova/design-system/tokens.json';
import type { CSSProperties } from 'react';
import { themes } from '../../.storybook/show-theme.ts';
import { listNames, resolveColor, type Color } from './tokens.ts';

interface TokenTableProps {
  /** Groups of `tokens.json`. */
  groups: (keyof typeof tokens)[];
  /** The style of a sample, given the token as CSS; without it there are no samples. */
  sample?: (value: string) => CSSProperties;
}

interface Token {
  $description?: string;
  $value: Color | string;
  $extensions?: { mode?: { dark: Color | string } };
}

/** Tokens, one a row: the custom property, which a click copies, its value and its role. */
export function TokenTable({ groups, sample }: TokenTableProps) {
  const rows = groups.flatMap((group): [string, Token][] => {
    const node = tokens[group];
    if ('$value' in node) return [[`--${group}`, node as unknown as Token]];
    return Object.entries(node as unknown as Record<string, Token>)
      .filter(([name]) => listNames(node).includes(name))
      .map(([name, token]) => [`--${group}-${name}`, token]);
  });
  const isDescribed = rows.some(([, { $description }]) => $description);
  const style = getComputedStyle(document.documentElement);
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {sample && <th>Sample</th>}
          {isDescribed && <th>Role</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { $description, $value, $extensions }]) => {
          const dark = $extensions?.mode?.dark;
          return (
            <tr key={name}>
              <td>
                <button
                  type="button"
                  aria-label={`Copy ${name}`}
                  onClick={() => void navigator.clipboard.writeText(`var(${name})`)}
                >
                  <code style={{ whiteSpace: 'nowrap' }}>{name}</code>
                </button>
              </td>
              <td>
                {dark
                  ? [$value, dark].map((color) => resolveColor(color).hex).join(' / ')
                  : style.getPropertyValue(name)}
              </td>
              {sample && (
                <td aria-hidden="true">
                  {(dark ? themes : [undefined]).map((theme) => (
                    <div key={theme ?? ''} data-theme={theme} style={sample(`var(${name})`)} />
                  ))}
                </td>
              )}
              {isDescribed && <td>{$description}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
