export function ImpactStoriesPage() {
  return <h1>{'Case studies - Proven impact, Real Solutions'}</h1>;
}
