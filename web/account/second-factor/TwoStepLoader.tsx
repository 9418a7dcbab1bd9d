import { useState } from 'react';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { useStaffLogin } from '../staff-login.graphql.generated.ts';
import { WaitingSection } from '../WaitingSection.tsx';

const load = () => import('./TwoStep.tsx');

/** Two-step verification for those who work for the shop, whose script nobody else loads. */
export function TwoStepLoader() {
  const { data, loading } = useStaffLogin();
  const [isAway, setIsAway] = useState(false);
  const isWanted = Boolean(data?.me?.secondFactor);
  const module = useLazyModule(isWanted, load, () => setIsAway(true));
  if (module) return <module.TwoStep />;
  return (!data && loading) || (isWanted && !isAway) ? <WaitingSection /> : null;
}
