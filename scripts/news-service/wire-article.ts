/** A record as the service sends it. The fields and their looseness are those of the real service. */
export interface WireArticle {
  readonly uuid: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string;
  readonly snippet: string | null;
  readonly url: string;
  readonly image_url: string | null;
  readonly language: string;
  readonly published_at: string;
  readonly source: string;
  readonly categories: readonly string[];
  readonly relevance_score: number | null;
  readonly locale: string;
}
