import type { Story } from '@kestrova/content';
import { classNames } from '@kestrova/design-system';
import { useId } from 'react';
import styles from './marks.module.css';

type Scale = Story['scale'];

/** The outline of one mark in a square of one unit. */
const outlines: Record<Scale['mark'], string> = {
  dot: 'M.5.14a.36.36 0 0 1 0 .72a.36.36 0 0 1 0-.72Z',
  cell: 'M.12.12H.88V.68L.68.88H.12Z',
  day: 'M.14.08H.86V.22H.14ZM.14.28H.86V.74L.68.92H.14Z',
  field: 'M.08.26H.92V.6L.78.74H.08Z',
  form: 'M.18.06H.82V.94H.34L.18.78ZM.3.2V.28H.7V.2ZM.4.38V.46H.7V.38ZM.3.56V.64H.7V.56Z',
  person:
    'M.5.08a.13.13 0 0 1 0 .26a.13.13 0 0 1 0-.26ZM.36.39H.64A.12.12 0 0 1 .76.51V.74L.62.88H.24V.51A.12.12 0 0 1 .36.39Z',
};

interface MarksProps {
  scale: Scale;
  time: 'before' | 'now';
}

/**
 * The state before a project, or now, as one mark for each unit, at the same scale. The text has
 * the figures. Marks move down as the page scrolls, if the browser supports it.
 */
export function Marks({ scale, time }: MarksProps) {
  return (
    <div className={classNames(styles.marks, styles[time])} aria-hidden="true">
      <MarkGrid scale={scale} time={time} share={WIDE} className={styles.wide} />
      <MarkGrid scale={scale} time={time} share={NARROW} className={styles.narrow} />
    </div>
  );
}

/** The width of a drawing as a share of its height, which is that of the text beside it. */
const WIDE = 1 / 3;
const NARROW = 18 / 760;

function MarkGrid({
  scale,
  time,
  share,
  className,
}: MarksProps & { share: number; className: string | undefined }) {
  const { mark, [time]: count } = scale;
  const id = useId();
  const columns = Math.ceil(Math.sqrt(Math.max(scale.before, scale.now) * share));
  const rows = Math.ceil(count / columns);
  const full = Math.floor(count / columns);
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} className={className}>
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <path fillRule="evenodd" d={outlines[mark]} />
      </pattern>
      <path fill={`url(#${id})`} d={`M0 0H${columns}V${full}H${count % columns}V${rows}H0Z`} />
    </svg>
  );
}
