export function JournalPage() {
  return <h1>{'Journal'}</h1>;
}
