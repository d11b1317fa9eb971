declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.css?raw' {
  const text: string;
  export default text;
}

declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.woff2?inline' {
  const dataUrl: string;
  export default dataUrl;
}

declare module '*.svg?raw' {
  const text: string;
  export default text;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

interface ImportMeta {
  /** Vite's own: what the files that match a pattern export, by their paths. */
  readonly glob: <Module>(
    pattern: string,
    options: { eager: true; import: 'default'; query?: string },
  ) => Record<string, Module>;
}
