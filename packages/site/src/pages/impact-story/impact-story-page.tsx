export function ImpactStoryPage() {
  return <h1>{'Impact Story'}</h1>;
}
