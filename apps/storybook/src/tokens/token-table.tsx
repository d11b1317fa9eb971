import tokens from '@kestrova/design-system/tokens.json';
import type { CSSProperties } from 'react';
import { listNames } from './tokens.ts';

interface TokenTableProps {
  /** Groups of `tokens.json`. */
  groups: (keyof typeof tokens)[];
  /** The style of a sample, given the token as CSS; without it there are no samples. */
  sample?: (value: string) => CSSProperties;
}

/** Tokens, one a row: the custom property, its value as written, and what it does. */
export function TokenTable({ groups, sample }: TokenTableProps) {
  const names = groups.flatMap((group) =>
    '$value' in tokens[group]
      ? [`--${group}`]
      : listNames(tokens[group]).map((name) => `--${group}-${name}`),
  );
  const style = getComputedStyle(document.documentElement);
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {sample && <th>Sample</th>}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{style.getPropertyValue(name)}</td>
            {sample && (
              <td aria-hidden="true">
                <div style={sample(`var(${name})`)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
