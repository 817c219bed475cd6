/** Texts of the JSON files of a folder of data, without the news, by path in the folder. */
export type DataFiles = ReadonlyMap<string, string>;

export interface Migration {
  /** The version of the data afterwards. */
  readonly version: number;
  /** What the migration does, for the owner: the end of a sentence that begins with "Version 2:". */
  readonly summary: string;
  /** Returns the files afterwards. Data that has the new shape already is not changed. */
  readonly migrate: (files: DataFiles) => DataFiles;
}

/** Changes the files whose path matches. */
export function mapFiles(files: DataFiles, pattern: RegExp, change: (text: string) => string): DataFiles {
  return new Map([...files].map(([path, text]) => [path, pattern.test(path) ? change(text) : text]));
}
