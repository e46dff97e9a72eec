import '@elastic/charts/dist/theme_only_light.css';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders the case in the query string: `?case=listeners`, in React's strict mode with `?case=listeners&strict`. */
async function renderCase(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const { default: Case } = (await import(`./cases/${query.get('case')}.tsx`)) as {
    default: ComponentType;
  };
  const root = createRoot(document.querySelector('#root')!);
  root.render(
    query.has('strict') ? (
      <StrictMode>
        <Case />
      </StrictMode>
    ) : (
      <Case />
    ),
  );
}

void renderCase();
