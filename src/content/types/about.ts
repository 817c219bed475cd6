import type { PageMeta, RelatedContent, TitledText } from './shared';

export interface AboutContent {
  readonly meta: PageMeta;
  readonly hero: { readonly heading: string; readonly tagline: string };
  readonly mission: TitledText;
  readonly vision: TitledText;
  readonly values: { readonly heading: string; readonly items: readonly [TitledText, TitledText, TitledText] };
  readonly timeline: {
    readonly heading: string;
    readonly items: Readonly<Record<'2020' | '2021' | '2022' | '2023' | '2024', TitledText>>;
  };
  readonly related: RelatedContent;
}
