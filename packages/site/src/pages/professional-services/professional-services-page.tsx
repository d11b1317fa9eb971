export function ProfessionalServicesPage() {
  return <h1>{'Professional Services'}</h1>;
}
