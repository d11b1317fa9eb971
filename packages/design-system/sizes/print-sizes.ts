import { listComponents } from './list-components.ts';
import { measureSizes } from './measure-sizes.ts';

const row = (name: string, js: string | number, css: string | number) =>
  console.log(`${name.padEnd(24)}${String(js).padStart(10)}${String(css).padStart(10)}`);

const components = await listComponents();
const foundation = await measureSizes(`import './styles/index.css';`);
const all = await measureSizes(
  `import './styles/index.css'; export { ${components.join(', ')} } from './index.ts';`,
);
const shell = await measureSizes(
  `export { Header, CountrySelector, Footer, FooterGroup, FooterLink, ScrollToTop, Reveal, SkipLink } from './index.ts';`,
);

console.log('Bytes after brotli, each built alone with its icons and without React.\n');
row('', 'JS', 'CSS');
row('tokens and base', '', foundation.css);
for (const name of components) {
  const { js, css } = await measureSizes(`export { ${name} } from './index.ts';`);
  row(name, js, css);
}
row('shell together', shell.js, shell.css);
row('everything', all.js, all.css);
