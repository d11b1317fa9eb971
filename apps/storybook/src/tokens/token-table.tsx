import type { ReactNode } from 'react';
import { ScrollArea } from './scroll-area.tsx';
import { readToken } from './tokens.ts';
import styles from './tokens.module.css';

interface TokenTableProps {
  /** Names of custom properties. */
  tokens: readonly string[];
  /** What the table is of, for those who hear it. */
  label: string;
  /** Shows what the token does. */
  sample: (name: string) => ReactNode;
  /** False where the sample says the value by itself. */
  hasValues?: boolean;
}

/** Tokens, one a row: the name, the value as written, and a sample of what it does. */
export function TokenTable({ tokens, label, sample, hasValues = true }: TokenTableProps) {
  return (
    <ScrollArea label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {hasValues && <th scope="col">Value</th>}
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {hasValues && (
                <td>
                  <code className={styles.value}>{readToken(name)}</code>
                </td>
              )}
              <td className={styles.sample}>{sample(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
