/** A value as JSON that may stand inside a `<script>`: no text in it can end the element. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
