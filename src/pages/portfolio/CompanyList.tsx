import { Container, styled } from '@mui/material';
import type { PortfolioContent } from '~/content/schemas/pages/portfolio';
import { space } from '~/theme/layout';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { CompanyEntry } from './CompanyEntry';

const List = styled(Container)({ display: 'grid', gap: space.section });

export function CompanyList({ content }: { readonly content: PortfolioContent }) {
  return (
    <Section>
      <VisuallyHidden as="h2">{content.companiesHeading}</VisuallyHidden>
      <List>
        {content.companies.map((company) => (
          <CompanyEntry key={company.id} company={company} content={content} />
        ))}
      </List>
    </Section>
  );
}
