/** Downloads of data/files. */

/** Media types by the endings that a file may have. Others could run script in a visitor's browser, or nobody opens them. */
export const fileTypes: Readonly<Partial<Record<string, string>>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** Path that the files are served under, without base path. */
export const filesPath = '/files/';

/** What a page says of a file that it links to. */
export interface FileNote {
  /** Media type. */
  readonly type: string;
  /** Type and size in words: "PDF, 1.2 MB". */
  readonly label: string;
}

/** An address as a page has it. */
export interface ResolvedLink {
  /** A router path, an address of another site, or, of a file, its path on the host. */
  readonly link: string;
  /** Present only on a link to a file. */
  readonly file?: FileNote;
}
