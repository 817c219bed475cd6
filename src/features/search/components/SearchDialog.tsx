import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchId } from '~/boot/contract';
import { searchAddress } from '~/features/search/searchAddress';
import { headerHeight } from '~/theme/layout';
import { useCurrentPage } from '~/ui/CurrentPage';
import { Icon } from '~/ui/Icon';
import { ModalDialog } from '~/ui/ModalDialog';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { SearchField } from './SearchField';

const Dialog = styled(ModalDialog)(({ theme }) => ({
  inset: '0 0 auto',
  padding: '0 0 2rem',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { paddingBlockEnd: '3.5rem' },
}));

/** A dialog focuses its first control: the field comes first in the document, the close button above it on screen. */
const Content = styled(Container)({ display: 'flex', flexDirection: 'column-reverse' });
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: headerHeight,
});

interface DialogFieldProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** Apart from the dialog, since every navigation renders what uses the router. */
function DialogField({ dialog }: DialogFieldProps) {
  const { language } = useShell();
  const navigate = useNavigate();
  const search = (text: string) => {
    dialog.current?.close();
    void navigate(searchAddress(language, text));
  };
  return <SearchField id="site-search-field" onSearch={search} />;
}

export function SearchDialog() {
  const { content } = useShell();
  const current = useCurrentPage();
  const dialog = useRef<HTMLDialogElement>(null);
  if (current === 'search') return null;

  return (
    <Dialog ref={dialog} id={searchId} closedby="any" aria-label={content.search.label}>
      <Content>
        <DialogField dialog={dialog} />
        <Top>
          {/* The field has the same label. */}
          <Typography variant="label" component="span" color="textSecondary" aria-hidden="true">
            {content.search.label}
          </Typography>
          <IconButton command="close" commandfor={searchId} sx={{ marginInlineEnd: '-0.5rem' }}>
            <VisuallyHidden>{content.search.close}</VisuallyHidden>
            <Icon name="close" fontSize="large" />
          </IconButton>
        </Top>
      </Content>
    </Dialog>
  );
}
