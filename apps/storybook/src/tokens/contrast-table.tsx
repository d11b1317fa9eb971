import { ContrastSample } from './contrast-sample.tsx';
import { ScrollArea } from './scroll-area.tsx';
import type { Theme } from './tokens.ts';
import styles from './tokens.module.css';

interface ContrastTableProps {
  theme: Theme;
  /** Tokens of what is seen, one a row. */
  fronts: readonly string[];
  /** Tokens of what they are seen on, one a column. */
  backs: readonly string[];
  least: 4.5 | 3;
}

/** Every pair of two lists of colours in one theme. */
export function ContrastTable({ theme, fronts, backs, least }: ContrastTableProps) {
  const label = `${least === 3 ? 'Lines and marks' : 'Text'}, ${theme} theme`;
  return (
    <ScrollArea label={label}>
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">On</th>
            {backs.map((back) => (
              <th key={back} scope="col">
                {shortName(back)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fronts.map((front) => (
            <tr key={front}>
              <th scope="row">
                <code>{shortName(front)}</code>
              </th>
              {backs.map((back) => (
                <td key={back}>
                  <ContrastSample {...{ front, back, least }} theme={themeOn(back, theme)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function shortName(token: string): string {
  return token.replace('--color-', '');
}

/** A deep surface is dark in both themes, and so is all that stands on it. */
function themeOn(back: string, theme: Theme): Theme {
  return back.startsWith('--color-surface-deep') ? 'dark' : theme;
}
