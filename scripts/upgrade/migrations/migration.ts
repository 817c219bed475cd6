/** The JSON files of a folder of data, without the news: path in the folder → text. */
export type DataFiles = ReadonlyMap<string, string>;

export interface Migration {
  /** The version of the data afterwards. */
  readonly version: number;
  /** What it does, for the owner: the end of a sentence that begins with "Version 2:". */
  readonly summary: string;
  /** The files afterwards. Data that has the new shape already stays as it is. */
  readonly migrate: (files: DataFiles) => DataFiles;
}

/** Changes the files whose path matches. */
export function mapFiles(files: DataFiles, pattern: RegExp, change: (text: string) => string): DataFiles {
  return new Map([...files].map(([path, text]) => [path, pattern.test(path) ? change(text) : text]));
}
