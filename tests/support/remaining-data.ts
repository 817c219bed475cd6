/** The data without the parts that the site is losing. It goes once no part is left to lose. */

/** Paths of keys that go. */
const gone: readonly RegExp[] = [
  /^site\/(?!(?:brand|url|basePath|email|headquarters|social|schedulingUrl|analyticsId|liveNewsUrl|liveNewsToken|foundingYear|unbreakable|privacyChanged|termsChanged)(?:\/|$))/,
  /^content\/\w+\/(?:messageSent|messageFailed)$/,
  /^content\/\w+\/shell\/footer\/smallPrint$/,
];

const goneConditions: ReadonlySet<unknown> = new Set(['fontProvider']);

const metConditions: ReadonlySet<unknown> = new Set([]);

export function getRemainingData(value: unknown, path = ''): unknown {
  if (typeof value === 'string') return value.replace('{legalName}', '{brand}');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const { when, ...rest }: Readonly<Record<string, unknown>> =
        typeof item === 'object' && item !== null ? { ...item } : {};
      if (goneConditions.has(when)) return [];
      if (path.endsWith('/search/advice') && typeof item === 'object') return [rest['text']];
      return [getRemainingData(metConditions.has(when) ? rest : item, `${path}/${index}`)];
    });
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const inner = path === '' ? key : `${path}/${key}`;
      const isMet = key === 'when' && metConditions.has(part);
      return isMet || gone.some((pattern) => pattern.test(inner)) ? [] : [[key, getRemainingData(part, inner)]];
    }),
  );
}
