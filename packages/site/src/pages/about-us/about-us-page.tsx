export function AboutUsPage() {
  return <h1>{'About Us'}</h1>;
}
