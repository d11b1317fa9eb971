export function JobDescriptionPage() {
  return <h1>{'Job description'}</h1>;
}
