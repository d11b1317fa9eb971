export function TermsPolicyPage() {
  return <h1>{'Terms & Conditions and Privacy Policy'}</h1>;
}
