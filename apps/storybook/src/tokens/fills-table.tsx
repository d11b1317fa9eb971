import { ContrastSample } from './contrast-sample.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { themes } from './tokens.ts';
import styles from './tokens.module.css';

interface FillsTableProps {
  /** Tokens of what is written, and of the fill it is written on. */
  pairs: readonly (readonly [front: string, back: string])[];
}

/** What is written on fills of its own, one pair a row, in both themes. */
export function FillsTable({ pairs }: FillsTableProps) {
  return (
    <ScrollArea label="Text on fills">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">On</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                In the {theme} theme
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([front, back]) => (
            <tr key={back}>
              <th scope="row">
                <code>{front}</code>
              </th>
              <td>
                <code>{back}</code>
              </td>
              {themes.map((theme) => (
                <td key={theme}>
                  <ContrastSample {...{ front, back, theme }} least={4.5} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
