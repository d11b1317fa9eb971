declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*?inline' {
  const dataUrl: string;
  export default dataUrl;
}

interface ImportMeta {
  /** Vite's own: what the files that match a pattern export, by their paths. */
  readonly glob: <Module>(
    pattern: string,
    options: { eager: true; import: 'default'; query?: string },
  ) => Record<string, Module>;
}
