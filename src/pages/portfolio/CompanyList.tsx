import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type CompanyFacts, type CompanyId, companyIds } from '~/content/companies';
import type { PortfolioContent } from '~/content/types/portfolio';
import { space } from '~/theme/layout';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { CompanyEntry } from './CompanyEntry';

const List = styled(Container)({ display: 'grid', gap: space.section });

interface CompanyListProps {
  readonly content: PortfolioContent;
  readonly companies: Readonly<Record<CompanyId, CompanyFacts>>;
}

export function CompanyList({ content, companies }: CompanyListProps) {
  return (
    <Section>
      <VisuallyHidden as="h2">{content.companiesHeading}</VisuallyHidden>
      <List>
        {companyIds.map((id) => (
          <CompanyEntry key={id} id={id} facts={companies[id]} texts={content.companies[id]} labels={content} />
        ))}
      </List>
    </Section>
  );
}
