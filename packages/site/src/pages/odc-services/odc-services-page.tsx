export function OdcServicesPage() {
  return <h1>{'ODC Services'}</h1>;
}
