export function AiServicesPage() {
  return <h1>{'AI & Data Intelligence'}</h1>;
}
