import type { NotFoundPanel } from '@kestrova/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { NotFoundSection } from '../sections/not-found-section.tsx';

/** What an address without a page says where no script runs; with one it leads on (spec 2.1). */
export function renderMissingPage(words: NotFoundPanel): string {
  return renderToStaticMarkup(
    <main>
      <NotFoundSection words={words} />
    </main>,
  );
}
