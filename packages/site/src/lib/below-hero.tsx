import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { travel } from '../router/travel.ts';

/**
 * What a page shows below its hero. After a press the hero is painted before the rest is rendered, for which
 * the room of a window is kept so that the footer stays out of view. The first page of a visit is whole, so
 * that what the visitor typed or pressed before the script started finds its place.
 */
export function BelowHero({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const [isShown, setIsShown] = useState(!isFollowed);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setIsShown, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  useLayoutEffect(() => {
    if (isShown) travel();
  }, [isShown]);

  return isShown ? children : <div style={{ blockSize: '100vh' }} />;
}
