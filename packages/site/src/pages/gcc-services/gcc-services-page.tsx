export function GccServicesPage() {
  return <h1>{'Global Capability Center'}</h1>;
}
