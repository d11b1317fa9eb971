import type { Token } from '@kestrova/design-system/tokens';
import type { ReactNode } from 'react';
import styles from './tokens.module.css';

interface TokenTableProps {
  tokens: readonly Token[];
  /** What a screen reader calls the table. */
  label: string;
  /** Shows what the token does. */
  sample: (token: Token) => ReactNode;
}

/** Tokens, one a row: the name, the value as written and a sample of what it does. */
export function TokenTable({ tokens, label, sample }: TokenTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              <td>
                <code className={styles.value}>{token.value}</code>
              </td>
              <td className={styles.sample}>{sample(token)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
