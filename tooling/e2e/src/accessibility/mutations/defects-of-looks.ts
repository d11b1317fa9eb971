import type { Defect } from './defect.ts';

const NO_RING = 'outline: none !important; box-shadow: none !important';
const PALE = 'color: #bbb !important';

/** What is seen wrongly, or not at all. */
export const defectsOfLooks: readonly Defect[] = [
  {
    name: 'no ring on links',
    view: 'home',
    css: `a:focus-visible, a:focus-visible::after { ${NO_RING} }`,
  },
  { name: 'no ring on buttons', view: 'home', css: `button:focus-visible { ${NO_RING} }` },
  { name: 'no ring on menus', view: 'home', css: `summary:focus-visible { ${NO_RING} }` },
  {
    name: 'no ring on fields',
    view: 'contact',
    css: `:is(input, textarea):focus-visible { ${NO_RING} }`,
  },
  { name: 'no ring in the dialog', view: 'careers', css: `dialog :focus-visible { ${NO_RING} }` },
  { name: 'no ring on pictures', view: 'story', css: `main a:focus-visible { ${NO_RING} }` },
  {
    name: 'a ring of one pixel',
    view: 'home',
    css: ':focus-visible, :focus-visible::after { outline-width: 1px !important }',
  },
  {
    name: 'a ring that is transparent',
    view: 'home',
    css: ':focus-visible, :focus-visible::after { outline-color: transparent !important }',
  },
  { name: 'pale text', view: 'home', css: `main p { ${PALE} }` },
  { name: 'pale headings', view: 'story', css: `main h2 { ${PALE} }` },
  { name: 'pale labels', view: 'contact', css: `label { ${PALE} }` },
  {
    name: 'pale errors',
    view: 'careers',
    css: 'dialog [role=alert] a { color: #f5b5b5 !important }',
  },
  { name: 'pale footer', view: 'home', css: 'footer a { color: #666 !important }' },
  {
    name: 'pale buttons',
    view: 'careers',
    css: 'article button { color: #aaa !important; background: #ccc !important }',
  },
  {
    name: 'white links on white',
    view: 'home',
    css: '#root > header a { color: #fff !important }',
  },
  {
    name: 'tiny controls',
    view: 'home',
    css: 'main button { inline-size: 16px !important; block-size: 16px !important; min-block-size: 0 !important; padding: 0 !important }',
  },
  {
    name: 'low fields',
    view: 'contact',
    css: 'form input { block-size: 30px !important; min-block-size: 0 !important; padding-block: 0 !important }',
  },
  {
    name: 'low links in the footer',
    view: 'home',
    css: 'footer a { min-block-size: 0 !important; block-size: 18px !important }',
  },
  {
    name: 'low links in the header',
    view: 'home',
    css: '#root > header nav a { min-block-size: 0 !important; block-size: 30px !important }',
  },
  { name: 'a page of fixed width', view: 'home', css: 'main { inline-size: 60rem !important }' },
  {
    name: 'cards of fixed width',
    view: 'careers',
    css: 'article { min-inline-size: 30rem !important }',
  },
  {
    name: 'text that cannot wrap',
    view: 'story',
    css: 'main p { white-space: nowrap !important }',
  },
  {
    name: 'paragraphs of fixed height',
    view: 'home',
    css: 'main p { block-size: 1.6em !important; overflow: hidden !important }',
  },
  {
    name: 'headings on one line',
    view: 'home',
    css: 'h2 { white-space: nowrap !important; overflow: hidden !important; text-overflow: ellipsis !important }',
  },
  {
    name: 'motion for those who asked for none',
    view: 'home',
    css: '@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 4s linear infinite !important }',
  },
  {
    name: 'logos that drift under reduced motion',
    view: 'home',
    css: '@keyframes away { to { translate: -100% } } main section ul { animation: away 9s linear infinite !important }',
  },
  {
    name: 'sections that wait to be shown',
    view: 'home',
    css: 'main section + section { opacity: 0 !important }',
  },
  {
    name: 'logos that never pause',
    view: 'home',
    css: 'main section ul { animation-play-state: running !important }',
  },
  {
    name: 'fields without an edge in forced colours',
    view: 'contact',
    css: 'input, textarea { border: 0 !important }',
  },
  {
    name: 'buttons without an edge in forced colours',
    view: 'careers',
    css: 'main button { border: 0 !important }',
  },
  {
    name: 'a story that does not print',
    view: 'story',
    css: '@media print { main section { display: none !important } }',
  },
  {
    name: 'a story that prints white on white',
    view: 'story',
    css: '@media print { main * { color: #fff !important } }',
  },
  {
    name: 'navigation on paper',
    view: 'story',
    css: '@media print { #root > header nav { display: block !important } }',
  },
  {
    name: 'a skip link that is never seen',
    view: 'home',
    css: 'a[href="#content"] { inset-block-start: -100px !important; transform: none !important; position: fixed !important }',
  },
  {
    name: 'a header over what has the focus',
    view: 'careers',
    css: '#root > header { position: fixed !important; inset: 0 !important; block-size: 100% !important; z-index: 99 !important }',
  },
  {
    name: 'a footer that is out of reach',
    view: 'home',
    css: '#root > footer { pointer-events: none !important; opacity: 0.1 !important }',
  },
];
