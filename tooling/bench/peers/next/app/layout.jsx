import '../built-home/home.css';

export const metadata = { title: 'Kestrova' };

export default function Layout({ children }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
