export function ServicesPage() {
  return <h1>{'Our Services'}</h1>;
}
