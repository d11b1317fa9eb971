export function FintechServicesPage() {
  return <h1>{'Fintech & Banking'}</h1>;
}
