/** A line above the header of every page, for a time: data/announcement.json, which a site need not have. */
import * as v from 'valibot';
import type { PageFacts } from '~/content/pageFacts';
import { linkTarget, textUpTo, withHint } from '~/schemas/fields';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { endBeforeStart, inLanguages, key, linkLabel, optionalMoment } from '~/schemas/settingValues';
import type { ShellContent } from '~/schemas/shell';
import { endsAfterStart } from '~/shared/period';

/** A longer text takes more than three lines on a phone. */
const textMax = 120;

export const announcementSchema = (site: SchemaSite) =>
  v.pipe(
    v.strictObject({
      from: key(
        'the first day, or the moment from which pages show it; empty if they show it at once',
        optionalMoment(),
      ),
      until: key(
        'the last day, or the moment from which pages no longer show it; empty if it has no end',
        optionalMoment(),
      ),
      text: withHint(v.strictObject(inLanguages(site, textUpTo(textMax))), 'One line above the header of every page.'),
      link: withHint(
        v.optional(v.strictObject({ target: linkTarget(site), label: v.strictObject(inLanguages(site, linkLabel())) })),
        'A link after the text.',
      ),
    }),
    v.forward(
      v.check((period) => endsAfterStart(period), endBeforeStart),
      ['until'],
    ),
  );

type AnnouncementFile = SchemaOutput<typeof announcementSchema>;

/** The announcement in a language; undefined if there is none at the moment of the build. */
export function composeAnnouncement(
  file: AnnouncementFile | undefined,
  { isCurrent, resolveLink, translate }: Pick<PageFacts, 'isCurrent' | 'resolveLink' | 'translate'>,
): ShellContent['announcement'] {
  if (file === undefined || !isCurrent(file)) return undefined;
  const { text, link } = file;
  const resolved = link && resolveLink(link.target);
  return {
    text: translate(text),
    ...(link && resolved && { link: { ...resolved, label: translate(link.label) } }),
  };
}
