export function EnterpriseServicesPage() {
  return <h1>{'Enterprise Technology & Business Process'}</h1>;
}
