import colors from '@kestrova/design-system/colors.json';
import tokens from '@kestrova/design-system/tokens.json';
import type { CSSProperties } from 'react';
import { themes } from '../../.storybook/show-theme.ts';

interface TokenTableProps {
  /** Groups of `tokens.json`. */
  groups: (keyof typeof tokens)[];
  /** The style of a sample, given the token as CSS; without it there are no samples. */
  sample?: (value: string) => CSSProperties;
}

const colorOf = new Map(Object.entries(colors));

interface Token {
  $description?: string;
}

/** Tokens, one per row: the custom property, which a click copies, its value and its role. */
export function TokenTable({ groups, sample }: TokenTableProps) {
  const rows = groups.flatMap((group): [string, Token][] => {
    const node = tokens[group] as object;
    if ('$value' in node) return [[group, node as Token]];
    return Object.entries(node)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, token]) => [`${group}-${name}`, token as Token]);
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
        {rows.map(([token, { $description }]) => {
          const name = `--${token}`;
          const color = colorOf.get(token);
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
                {color ? `${color.light.hex} / ${color.dark.hex}` : style.getPropertyValue(name)}
              </td>
              {sample && (
                <td aria-hidden="true">
                  {(color ? themes : [undefined]).map((theme) => (
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
