/** The site that a project's journeys go through; a translated page is one of the USA site. */
export function siteOf({ name }: { name: string }): 'india' | 'usa' {
  return name === 'india' ? 'india' : 'usa';
}
