import { Grid, Reveal, Stat } from '@kestrova/design-system';

interface FiguresProps {
  figures: readonly { figure: string; label: string }[];
  columns: 3 | 4;
  /** What the figures are of, where no heading says so. */
  label?: string;
}

/** Figures side by side, each with what it counts. */
export function Figures({ figures, columns, label }: FiguresProps) {
  return (
    <Reveal>
      <Grid columns={columns} {...(label && { label })}>
        {figures.map((one) => (
          <Stat key={one.label} value={one.figure}>
            {one.label}
          </Stat>
        ))}
      </Grid>
    </Reveal>
  );
}
