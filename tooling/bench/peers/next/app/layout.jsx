import '../built-home/home.css';

export const metadata = { title: 'Kestrova' };

/** Preloaded as on the site: text keeps its typeface from the first paint on. */
const typefaces = ['funnel-sans-latin-wght-normal', 'funnel-display-latin-wght-normal'];

export default function Layout({ children }) {
  return (
    <html lang="en-US">
      <head>
        {typefaces.map((name) => (
          <link
            key={name}
            rel="preload"
            href={`/assets/${name}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
