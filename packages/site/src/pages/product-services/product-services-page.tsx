export function ProductServicesPage() {
  return <h1>{'Product Engineering'}</h1>;
}
