import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { travel } from '../../router/travel.ts';

/**
 * The content of a page below its hero. After a press, the hero is painted before the content is
 * rendered; until then an empty window's height keeps the footer out of view. The first page of a
 * visit is rendered whole, so that entries and presses from before hydration find their controls.
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
