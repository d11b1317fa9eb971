import { wcagContrast } from 'culori';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Theme } from './tokens.ts';
import styles from './contrast.module.css';

interface ContrastSampleProps {
  /** Token of what is seen. */
  front: string;
  /** Token of what it is seen on. */
  back: string;
  theme: Theme;
  /** The least ratio for this kind of pair: 4.5 for text, 3 for what is not text. */
  least: 4.5 | 3;
}

/** One colour on another and the ratio between them, measured where they are shown. */
export function ContrastSample({ front, back, theme, least }: ContrastSampleProps) {
  const frontRef = useRef<HTMLSpanElement>(null);
  const backRef = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();

  useLayoutEffect(() => {
    if (!frontRef.current || !backRef.current) return;
    const { color } = getComputedStyle(frontRef.current);
    setRatio(wcagContrast(color, getComputedStyle(backRef.current).backgroundColor));
  }, [front, back, theme]);

  const isText = least === 4.5;
  return (
    <span
      ref={backRef}
      data-theme={theme}
      className={styles.sample}
      style={{ background: `var(${back})` }}
    >
      <span ref={frontRef} className={styles.front} style={{ color: `var(${front})` }}>
        {isText ? 'Aa' : <span className={styles.ring} />}
        {isText && <Ratio {...{ ratio, least }} />}
      </span>
      {!isText && <Ratio {...{ ratio, least }} />}
    </span>
  );
}

function Ratio({ ratio = 0, least }: { ratio: number | undefined; least: number }) {
  return (
    <span className={styles.ratio}>
      {ratio.toFixed(1)}
      {ratio > 0 && ratio < least && `, under ${least}`}
    </span>
  );
}
