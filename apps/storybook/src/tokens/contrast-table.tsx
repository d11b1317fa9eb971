import { listContrasts } from '@kestrova/design-system/contrast';

interface ContrastTableProps {
  /** Only pairs of these colors, by their roles; all pairs without it. */
  roles?: readonly string[];
}

/** The contrast of colors that meet, in each theme and on the deep band; the tests check each of them. */
export function ContrastTable({ roles }: ContrastTableProps) {
  const pairs = listContrasts().filter(
    ({ foreground, background }) =>
      roles === undefined || (roles.includes(foreground) && roles.includes(background)),
  );
  return (
    <table>
      <thead>
        <tr>
          {['Color', 'On', 'Minimum', 'Light', 'Dark', 'Deep band'].map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ foreground, background, minimum, ...contrasts }) => (
          <tr key={`${foreground} ${background}`}>
            <td>{foreground}</td>
            <td>{background}</td>
            <td>{minimum}</td>
            {(['light', 'dark', 'deep'] as const).map((mode) => (
              <td key={mode}>
                <span
                  aria-hidden="true"
                  {...(mode === 'deep' ? { 'data-ground': mode } : { 'data-theme': mode })}
                  style={{
                    padding: 'var(--space-1) var(--space-2)',
                    color: `var(--color-${foreground})`,
                    background: `var(--color-${background})`,
                  }}
                >
                  {minimum < 4.5 ? '●' : 'Aa'}
                </span>{' '}
                {contrasts[mode].toFixed(1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
